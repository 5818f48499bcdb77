import { bothKills, databaseKills, serverKills } from '#chaos/kills';
import { fuzz } from '#fuzz/fuzz';
import type { Goal } from '#goal';
import { backupAndRestore } from '#goals/backups';
import { noEnumeration } from '#goals/enumeration';
import { faultsAreSeen } from '#goals/faultsSeen';
import { frozenDatabase } from '#goals/freeze';
import { modelHolds } from '#goals/model';
import { overload } from '#goals/overload';
import { embeddedKills } from '#goals/pglite';
import { rollingRestart } from '#goals/rollingRestart';
import { slowClients } from '#goals/slowClients';
import { speed } from '#goals/speed';

import { runGoals } from './runGoals.ts';

const fuzzing: Goal = {
  id: 'R-10',
  limit:
    '100,000 requests: no 5xx, no undeclared answer, no foreign data, every declared answer reached, at least 30 % pass validation, sockets to the database only',
  run: ({ seed }) => fuzz({ requests: 100_000, seed }),
};

// npm run test:nightly [-- R-03 R-04 …]: what takes too long for every commit.
await runGoals('nightly', [
  serverKills,
  databaseKills,
  bothKills,
  frozenDatabase,
  overload,
  rollingRestart,
  slowClients,
  noEnumeration,
  modelHolds,
  backupAndRestore,
  embeddedKills,
  speed,
  faultsAreSeen,
  fuzzing,
]);
