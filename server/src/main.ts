import cluster from 'node:cluster';

import { readConfig } from './config.ts';
import { EXIT_CONFIG, operatorLine } from './errors.ts';

try {
  const config = readConfig(process.env);
  if (config.PROCESSES > 1 && cluster.isPrimary) {
    const { watchProcesses } = await import('#platform/start/processes');
    await watchProcesses(config);
  } else {
    // Loaded here, so that the process that only watches others stays small.
    const { runProgram } = await import('#platform/start/program');
    const { worker } = cluster;
    await runProgram(config, { amongOthers: worker !== undefined, quiet: (worker?.id ?? 1) > 1 });
  }
} catch (error) {
  const line = operatorLine(error);
  if (line === undefined) throw error;
  console.error(`Larder cannot start: ${line}`);
  process.exit(EXIT_CONFIG);
}
