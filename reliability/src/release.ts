import { diskFull } from '#goals/diskFull';
import { failover } from '#goals/failover';
import { migrationUnderLoad } from '#goals/migration';
import { soak } from '#goals/soak';
import { mutantsAreCaught } from '#mutants/mutants';

import { runGoals } from './runGoals.ts';

// npm run test:release [-- R-41 …]: before a release. SOAK_MINUTES sets the length of the soak.
await runGoals('release', {
  alone: [diskFull, failover, migrationUnderLoad, mutantsAreCaught, soak],
});
