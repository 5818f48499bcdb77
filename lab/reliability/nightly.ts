import { bothKills, databaseKills, serverKills } from '#reliability/chaos/kills';
import { fuzz, ledAstray } from '#reliability/fuzz/fuzz';
import { backupAndRestore } from '#reliability/goals/backups';
import { basketPlans } from '#reliability/goals/basketPlans';
import { clocks } from '#reliability/goals/clocks';
import { costlyTexts } from '#reliability/goals/costlyTexts';
import { inFirefox, inWebKit } from '#reliability/goals/engines';
import { noEnumeration } from '#reliability/goals/enumeration';
import { faultsAreSeen } from '#reliability/goals/faultsSeen';
import { frozenDatabase } from '#reliability/goals/freeze';
import { boundedLists } from '#reliability/goals/lists';
import { agreeingDevices, damagedPages } from '#reliability/goals/longTests';
import { modelHolds } from '#reliability/goals/model';
import { newsUnderKills } from '#reliability/goals/news';
import { overload } from '#reliability/goals/overload';
import { embeddedKills } from '#reliability/goals/pglite';
import { resilience } from '#reliability/goals/resilience';
import { rollingRestart } from '#reliability/goals/rollingRestart';
import { noSecretsOut } from '#reliability/goals/secrets';
import { slowClients } from '#reliability/goals/slowClients';
import { slowHosts } from '#reliability/goals/slowHosts';
import { speed } from '#reliability/goals/speed';
import { streamsAtOnce, streamsTaken } from '#reliability/goals/streams';
import { noForeignData } from '#reliability/goals/tenants';
import { noXss } from '#reliability/goals/xss';
import { buildPages } from '#reliability/harness/browser';
import { kitchenKills } from '#reliability/kitchens/kills';

import type { Goal } from './goal.ts';
import { runGoals } from './runGoals.ts';

/**
 * At least 2,000 requests of each route; every declared answer occurs, at least 30 % pass validation;
 * sockets to the database only; p99 at most 250 ms above an empty answer; memory grows by less than 20 %.
 */
const fuzzing: Goal = {
  id: 'R-10',
  limit:
    '100,000 requests: no 5xx, no undeclared answer, no foreign data, no secret in the log, answers in time',
  run: ({ seed }) => fuzz({ requests: 100_000, perRoute: 2_000, seed }),
};

/** SSRF: in place of each text of each call and of a recipe provider's answers; R-10 holds too. */
const leading: Goal = {
  id: 'R-29',
  limit:
    '30 inner addresses in every text: the server connects to its database and recipe provider only',
  run: ({ seed }) => ledAstray({ perRoute: 2_000, seed }),
};

// npm run test:nightly [-- R-03 R-04 …]: too slow for each commit.
await runGoals('nightly', {
  alone: [
    serverKills,
    databaseKills,
    bothKills,
    newsUnderKills,
    kitchenKills,
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
    boundedLists,
    faultsAreSeen,
    embeddedKills,
  ],
  before: buildPages,
  // The longest first, so that both end at about the same time.
  beside: [
    resilience,
    fuzzing,
    noXss,
    modelHolds,
    clocks,
    backupAndRestore,
    leading,
    noForeignData,
    basketPlans,
    inWebKit,
    damagedPages,
    inFirefox,
    noSecretsOut,
    agreeingDevices,
  ],
});
