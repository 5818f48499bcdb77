import { vi } from 'vitest';

import type { Block } from '#shop/import/photo/foundText.ts';

/** Pixels of a letter, and from line to line. */
const [WIDTH, HEIGHT, PITCH] = [10, 20, 30];

/**
 * A column of print as the recognizer finds it, in letters of one width.
 *
 * Shape   an empty line is room; spaces before a line are its indent. `left` and `top` in pixels.
 */
export function printed(column: string, { left = 0, top = 0, confidence = 95 } = {}): Block {
  const lines = column.split('\n').flatMap((written, at) => {
    const text = written.trim();
    if (text === '') return [];
    const x = left + WIDTH * (written.length - written.trimStart().length);
    const y0 = top + PITCH * at;
    const box = (from: number, to: number) => ({
      x0: x + WIDTH * from,
      x1: x + WIDTH * to,
      y0,
      y1: y0 + HEIGHT,
    });
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      confidence,
      bbox: box(index, index + word.length),
    }));
    const foot = y0 + HEIGHT;
    return [{ words, baseline: { y0: foot, y1: foot }, rowAttributes: { rowHeight: HEIGHT } }];
  });
  return { paragraphs: [{ lines }] };
}

type Job = {
  readonly jobId: string;
  readonly action: string;
  readonly payload: Record<string, unknown>;
};

/** Puts a recognizer's worker into the place of the browser's. Shape: those that were made, in turn. */
export function fakeOcr(found: readonly Block[] = []) {
  const workers: FakeWorker[] = [];
  const fake = {
    workers,
    /** Jobs that are not answered, and that fail. */
    silent: [] as string[],
    refused: [] as string[],
  };

  class FakeWorker extends EventTarget {
    readonly jobs: Job[] = [];
    readonly address: string;
    isEnded = false;

    constructor(address: string) {
      super();
      this.address = address;
      workers.push(this);
    }

    postMessage(job: Job): void {
      this.jobs.push(job);
      if (fake.silent.includes(job.action)) return;
      queueMicrotask(() => this.answer(job));
    }

    terminate(): void {
      this.isEnded = true;
    }

    say(data: object): void {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
    }

    answer({ jobId, action }: Job): void {
      if (action === 'recognize') this.progress(0.5);
      const isRefused = fake.refused.includes(action);
      const data = isRefused ? 'Error: no' : { blocks: found };
      this.say({ jobId, action, status: isRefused ? 'reject' : 'resolve', data });
    }

    progress(progress: number): void {
      const data = { status: 'recognizing text', progress };
      this.say({ action: 'recognize', status: 'progress', data });
    }
  }

  vi.stubGlobal('Worker', FakeWorker);
  return fake;
}

/** Puts pictures into the browser, which happy-dom has none of: white ones, of a size. */
export function fakePictures({ width = 600, height = 800 } = {}): void {
  const bitmap = (of: { width: number; height: number }) => ({ ...of, close: () => {} });
  vi.stubGlobal('createImageBitmap', async (source: Blob | OffscreenCanvas) => {
    if (!(source instanceof Blob)) return bitmap({ width: source.width, height: source.height });
    if (!source.type.startsWith('image/'))
      throw new DOMException('not decoded', 'InvalidStateError');
    return bitmap({ width, height });
  });
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
}

class FakeCanvas {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    return {
      fillRect: () => {},
      drawImage: () => {},
      getImageData: () => ({
        data: new Uint8ClampedArray(this.width * this.height * 4).fill(255),
      }),
    };
  }
}
