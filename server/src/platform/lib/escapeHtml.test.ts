import { expect, test } from 'vitest';

import { escapeHtml } from './escapeHtml.ts';

test('escapes HTML and leaves the rest', () => {
  expect(escapeHtml(`<b title="a">Fish & 'chips' – crème</b>`)).toBe(
    '&lt;b title=&quot;a&quot;&gt;Fish &amp; &#39;chips&#39; – crème&lt;/b&gt;',
  );
});
