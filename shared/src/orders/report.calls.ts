import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id } from '#basics/leaves.model';

import { Books, ReportRange } from './report.model.ts';

/** Max rows of a report's file. */
export const MAX_REPORT_LINES = 5_000;

export const ReportLine = z.object({
  store_id: Id,
  store_name: z.string(),
  name: z.string(),
  size: z.string(),
  /** The vendor's own word; null without one. */
  tax_class: z.nullable(z.string()),
  ...Books,
});
export type ReportLine = z.output<typeof ReportLine>;

export const vendorReportLines = endpoint({
  method: 'GET',
  path: '/vendor/report/lines',
  access: 'manager',
  stores: 'own',
  summary: 'What was sold in a range of days, by store, item and tax class, for a file',
  query: ReportRange,
  response: z.object({
    /** By store and name; without delivery fees. */
    value: z.array(ReportLine),
    /** Whether there are more than 5,000. */
    truncated: z.boolean(),
  }),
});
