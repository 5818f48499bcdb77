import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { ErrorBody } from '@larder/shared/basics/errorBody.model';
import { everyCall } from '@larder/shared/calls';
import * as z from 'zod/mini';

type Schema = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, from the values that the server serves. */
export function openApiDocument(): Schema {
  const paths: Record<string, Schema> = {};
  for (const { name, group, call } of everyCall()) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(name, group, call),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larder',
      version: '1',
      description: 'Money is in US dollars, times are ISO 8601 in UTC, ids are UUIDs.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(name: string, group: string, call: Endpoint): Schema {
  const open = call.access === 'public' || call.access === 'cookie';
  return {
    operationId: name,
    tags: [group],
    summary: call.summary,
    'x-access': call.access,
    ...(call.keys && { 'x-keys': call.keys }),
    ...(!open && { security: [{ bearer: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.method !== 'GET' && {
      requestBody: {
        content: call.sends
          ? { 'application/octet-stream': {} }
          : { 'application/json': { schema: wire(call.body) } },
      },
    }),
    responses: {
      [call.status]:
        call.status === 204
          ? { description: 'Done' }
          : { description: 'OK', content: contentOf(call) },
      ...Object.fromEntries(
        refusalsOf(call).map(([status, description]) => [status, refusal(description)]),
      ),
      default: refusal('Refused'),
    },
  };
}

function contentOf({ answers, response }: Endpoint): Schema {
  return answers ? { [answers]: {} } : { 'application/json': { schema: wire(response) } };
}

/** Refusals common to all calls; those of a feature are under `default`. */
function refusalsOf({ access, method, params, query }: Endpoint): [number, string][] {
  const hasInput = method !== 'GET' || Object.keys(propertiesOf(query)).length > 0;
  const hasPath = Object.keys(propertiesOf(params)).length > 0;
  const isOpen = access === 'public';
  const isForRole = !isOpen && access !== 'cookie' && access !== 'signedIn';
  return [
    ...(hasInput ? [[400, 'Not valid'] as [number, string]] : []),
    ...(isOpen ? [] : [[401, 'Not signed in'] as [number, string]]),
    ...(isForRole ? [[403, 'Not allowed'] as [number, string]] : []),
    ...(hasPath ? [[404, 'Not found'] as [number, string]] : []),
  ];
}

function refusal(description: string): Schema {
  return { description, content: { 'application/json': { schema: wire(ErrorBody) } } };
}

function propertiesOf(schema: z.ZodMiniType): Record<string, Schema> {
  return (wire(schema) as { properties?: Record<string, Schema> }).properties ?? {};
}

function parameters(schema: z.ZodMiniType, place: 'path' | 'query'): Schema[] {
  const properties = propertiesOf(schema);
  const { required = [] } = wire(schema) as { required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
  }));
}

/** The wire side of a schema. */
function wire(schema: z.ZodMiniType): Schema {
  const schemaText = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(schemaText).filter(([name]) => name !== '$schema'));
}
