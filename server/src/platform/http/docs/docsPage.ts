import { everyCall } from '@larder/shared/calls';

import { escapeHtml } from '#platform/lib/escapeHtml';

import { openApiDocument } from './openapi.ts';

type Operation = {
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
  parameters: { name: string; in: string; required: boolean }[];
};

/** The contract as plain HTML, without scripts. */
export function docsPage(): string {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  const groups = Map.groupBy(everyCall(), ({ group }) => group);
  const sections = [...groups].map(([group, calls]) => {
    const entries = calls.map(({ call }) => {
      const operation = paths[call.path]?.[call.method.toLowerCase()];
      const request = operation?.requestBody?.content['application/json']?.schema;
      const answer = operation?.responses[call.status]?.content?.['application/json']?.schema;
      const parameters = (operation?.parameters ?? [])
        .map((p) => `${p.name} (${p.in}${p.required ? '' : ', optional'})`)
        .join(', ');
      return `<details><summary><b>${call.method}</b> <code>/api${escapeHtml(call.path)}</code> ${escapeHtml(call.summary)} <i>${call.access}${call.keys ? `, keys: ${call.keys.join(' or ')}` : ''}</i></summary>
${parameters && `<p>Parameters: ${escapeHtml(parameters)}</p>`}
${request ? `<h3>Request</h3><pre>${pretty(request)}</pre>` : ''}
${answer ? `<h3>Answer ${call.status}</h3><pre>${pretty(answer)}</pre>` : `<p>Answer ${call.status}</p>`}
</details>`;
    });
    return `<section><h2>${group}</h2>${entries.join('\n')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Larder API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
details{border:1px solid #8888;border-radius:8px;padding:.5rem .75rem;margin:.4rem 0}pre{overflow:auto;font-size:13px}summary{cursor:pointer}</style>
</head><body><h1>Larder API</h1><p>The same as <a href="/api/openapi.json">/api/openapi.json</a>, to read.</p>
${sections.join('\n')}</body></html>`;
}

function pretty(schema: unknown): string {
  return escapeHtml(JSON.stringify(schema, null, 2));
}
