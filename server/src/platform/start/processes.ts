import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import Fastify from 'fastify';
import { AggregatorRegistry, type Registry } from 'prom-client';

import type { Config } from '#config';

import { endWhenFrozen, sayAlive } from './frozen.ts';
import { listenForMetrics } from './listen.ts';
import { onStopSignal } from './stopSignals.ts';

const READY = 'ready';

const RELOAD_SIGNAL = 'SIGUSR2';
/** Units: ms. When a process ends sooner after its start, its successor waits, twice as long each time. */
const SOON_MS = 10_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;

/**
 * Runs PROCESSES programs on one port and ends with them. One that dies gets a successor. SIGUSR2 replaces them
 * one after the other, each once its successor serves. They share what programs on several machines share: the
 * database. METRICS_PORT answers their metrics added up.
 *
 * Errors  ConfigError when METRICS_PORT is taken or METRICS_HOST is not of this machine.
 */
export async function watchProcesses(config: Config): Promise<void> {
  const { PROCESSES } = config;
  const alive = new Set<Worker>();
  const stages = { isServing: false, isStopping: false, isReloading: false };
  let soonEnded = 0;
  // No connection passes through this process. By default it would hand each one on and keep it until the other process
  // has taken it: for ever, when that process dies first.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  /** False when it ended before it served. */
  function launch(): Promise<boolean> {
    const worker = cluster.fork();
    const startedAt = performance.now();
    alive.add(worker);
    // A question for the metrics of a process that has just died must not end the program; its exit is heard anyway.
    worker.on('error', () => undefined);
    return new Promise((resolve) => {
      worker.on('message', (message) => {
        if (message !== READY) return;
        endWhenFrozen(worker);
        resolve(true);
      });
      worker.once('exit', () => {
        soonEnded = performance.now() - startedAt < SOON_MS ? soonEnded + 1 : 0;
        resolve(false);
      });
    });
  }

  async function succeed(pid: number | undefined, how: number | string): Promise<void> {
    const wait = soonEnded === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** soonEnded, MAX_WAIT_MS);
    console.error(`Process ${pid} ended (${how}). Another one starts in ${wait / 1000} seconds.`);
    await sleep(wait);
    if (!stages.isStopping && alive.size < PROCESSES) await launch();
  }

  async function reload(): Promise<void> {
    stages.isReloading = true;
    const old = Array.from(alive); // a copy: successors join the set
    for (const worker of old) {
      if (!(await launch())) {
        console.error('The new process ended before it served. The old ones stay.');
        break;
      }
      const ended = once(worker, 'exit');
      if (worker.process.kill('SIGTERM')) await ended;
    }
    stages.isReloading = false;
  }

  cluster.on('exit', ({ process: { pid }, id }, code, signal) => {
    for (const worker of alive) if (worker.id === id) alive.delete(worker);
    const isOver = stages.isStopping || !stages.isServing;
    if (isOver) process.exitCode ||= code ?? Number(!stages.isStopping);
    if (isOver && alive.size === 0) process.exit();
    // A process that was replaced has its successor already.
    if (!isOver && alive.size < PROCESSES) void succeed(pid, signal || code);
  });
  onStopSignal(() => {
    stages.isStopping = true;
    for (const worker of alive) worker.process.kill('SIGTERM');
  });
  process.on(RELOAD_SIGNAL, () => {
    if (stages.isServing && !stages.isStopping && !stages.isReloading) void reload();
  });

  // The first one migrates and seeds; the others find it done. Without it the program ends.
  stages.isServing = await launch();
  for (let at = 1; at < PROCESSES; at += 1) void launch();
  await serveMetrics(config);
}

/** One of the processes tells the first one that it serves, and answers for its metrics from now on. */
export function joinProcesses(registry: Registry): void {
  void new AggregatorRegistry(); // which listens to the first process
  AggregatorRegistry.setRegistries(registry);
  process.send?.(READY);
  sayAlive();
}

async function serveMetrics(config: Config): Promise<void> {
  const registry = new AggregatorRegistry();
  const gauges = Fastify();
  gauges.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.clusterMetrics()),
  );
  await listenForMetrics(gauges, config);
}
