import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Without an SDK of OpenTelemetry its spans are empty. */
export const tracer = trace.getTracer('larder');

/** A span around something that another program does for us, within the span of the request. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
  try {
    return await work(span);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
