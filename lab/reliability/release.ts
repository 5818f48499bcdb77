import { diskFull } from '#reliability/goals/diskFull';
import { failover } from '#reliability/goals/failover';
import { migrationUnderLoad } from '#reliability/goals/migration';
import { soak } from '#reliability/goals/soak';
import { mutantsAreCaught } from '#reliability/mutants/mutants';

import { runGoals } from './runGoals.ts';

// npm run test:release [-- R-41 …]: before a release. SOAK_MINUTES sets the length of the soak.
await runGoals('release', {
  alone: [diskFull, failover, migrationUnderLoad, mutantsAreCaught, soak],
});
