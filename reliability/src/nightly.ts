import { bothKills, databaseKills, serverKills } from '#chaos/kills';
import { fuzz, ledAstray } from '#fuzz/fuzz';
import type { Goal } from '#goal';
import { backupAndRestore } from '#goals/backups';
import { clocks } from '#goals/clocks';
import { costlyTexts } from '#goals/costlyTexts';
import { noEnumeration } from '#goals/enumeration';
import { faultsAreSeen } from '#goals/faultsSeen';
import { frozenDatabase } from '#goals/freeze';
import { modelHolds } from '#goals/model';
import { overload } from '#goals/overload';
import { embeddedKills } from '#goals/pglite';
import { resilience } from '#goals/resilience';
import { rollingRestart } from '#goals/rollingRestart';
import { noSecretsOut } from '#goals/secrets';
import { slowClients } from '#goals/slowClients';
import { slowHosts } from '#goals/slowHosts';
import { speed } from '#goals/speed';
import { streamsAtOnce, streamsTaken } from '#goals/streams';
import { noForeignData } from '#goals/tenants';
import { noXss } from '#goals/xss';

import { runGoals } from './runGoals.ts';

/**
 * At least 2,000 requests of each route; every declared answer is reached, at least 30 % pass validation;
 * sockets to the database only; p99 at most 250 ms above an empty answer; memory grows by less than 20 %.
 */
const fuzzing: Goal = {
  id: 'R-10',
  limit:
    '100,000 requests: no 5xx, no undeclared answer, no foreign data, no secret in the log, answers in time',
  run: ({ seed }) => fuzz({ requests: 100_000, perRoute: 2_000, seed }),
};

/** In place of every text of every call and of a recipe provider's answers; nothing of R-10 breaks either. */
const leading: Goal = {
  id: 'R-29',
  limit:
    '30 inner addresses in every text: the server connects to its database and recipe provider only',
  run: ({ seed }) => ledAstray({ perRoute: 2_000, seed }),
};

// npm run test:nightly [-- R-03 R-04 …]: what takes too long for every commit.
await runGoals('nightly', {
  alone: [
    serverKills,
    databaseKills,
    bothKills,
    frozenDatabase,
    overload,
    rollingRestart,
    slowClients,
    slowHosts,
    streamsTaken,
    streamsAtOnce,
    noEnumeration,
    speed,
    costlyTexts,
    faultsAreSeen,
    embeddedKills,
  ],
  // Those in browsers build the pages anew each, so they keep to one row.
  beside: [
    [modelHolds, backupAndRestore, noForeignData, fuzzing, leading],
    [noSecretsOut, noXss, resilience, clocks],
  ],
});
