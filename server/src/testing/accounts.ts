import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const PASSWORD = 'correct horse battery';

/** Source  address and headers of a request. */
type From = { ip?: string; headers?: Record<string, string> };

/** Account calls as a browser makes them. */
export function accountCalls(app: FastifyInstance) {
  const post = (path: string, payload: object, { ip = '127.0.0.1', headers = {} }: From = {}) =>
    app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress: ip });

  const register = (more: object = {}, from?: From) =>
    post(
      '/register',
      {
        name: 'Ada',
        address: 'Street 1',
        email: 'ada@example.com',
        password_hash: PASSWORD,
        ...more,
      },
      from,
    );

  const login = (more: object = {}, from?: From) =>
    post('/login', { email: 'ada@example.com', password: PASSWORD, ...more }, from);

  const renew = (cookie: string | undefined, headers: Record<string, string> = {}) =>
    post(
      '/session/refresh',
      {},
      { headers: { 'x-requested-with': 'larder', ...(cookie && { cookie }), ...headers } },
    );

  const whoAmI = (token: string) =>
    app.inject({ url: '/api/auth', headers: { authorization: `Bearer ${token}` } });

  return { post, register, login, renew, whoAmI };
}

/** The cookie of an answer, as a browser sends it back. */
export function cookieOf(answer: LightMyRequestResponse): string | undefined {
  const [cookie] = answer.cookies;
  return cookie && `${cookie.name}=${cookie.value}`;
}
