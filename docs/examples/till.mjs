// A till: tells the shop what is in stock, then listens for orders.
// LARDER_URL=https://larder.example LARDER_KEY=larder_… WEBHOOK_SECRET=whsec_… PORT=8080 node till.mjs 4006381333931=12
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';

const { LARDER_URL, LARDER_KEY, WEBHOOK_SECRET = '', PORT } = process.env;

async function call(method, path, body) {
  const answer = await fetch(`${LARDER_URL}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${LARDER_KEY}`,
      // Send a call that got no answer again with the same key: then it is done once, whatever got lost on the way.
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${said.error}: ${said.message} ${JSON.stringify(said.details)}`);
  return said;
}

// Whether a message is the shop's and no older than 5 minutes.
function isFromShop({ headers }, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < 300)) return false;
  const secret = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', secret).update(`${id}.${at}.`).update(body).digest();
  return given.split(' ').some((one) => {
    const signature = Buffer.from(one.replace('v1,', ''), 'base64');
    return signature.length === right.length && timingSafeEqual(signature, right);
  });
}

const { value: stores } = await call('GET', '/vendor/stores');
const items = process.argv.slice(2).map((given) => {
  const [gtin, quantity] = given.split('=');
  return { store_id: stores[0].store_id, gtin, quantity: Number(quantity) };
});
if (items.length > 0)
  console.log('stock', JSON.stringify(await call('PUT', '/vendor/stock', { items })));

// The body; undefined of more than a message has, as of one that breaks off.
async function bodyOf(request) {
  const parts = [];
  for await (const part of request) if (parts.push(part) > 64) return undefined;
  return Buffer.concat(parts);
}
const seen = new Set();
createServer(async (request, response) => {
  const body = await bodyOf(request).catch(() => undefined);
  if (!body || !isFromShop(request, body)) return response.writeHead(401).end();
  // Answer at once: what takes longer than 10 seconds is sent again. Of a message that comes twice the id is the same.
  response.writeHead(204).end();
  if (seen.has(request.headers['webhook-id'])) return;
  seen.add(request.headers['webhook-id']);
  const { type, data } = JSON.parse(body);
  console.log(type, JSON.stringify(data));
}).listen(PORT, () => console.log('listening'));
