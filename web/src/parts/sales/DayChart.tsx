import 'uplot/dist/uPlot.min.css';
import type { Day } from '@larder/shared/orders/vendorOrders.calls';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';

import { useTheme } from '#platform/page/theme.ts';

import { dayName, type Metric } from './days.ts';

const HEIGHT = 232;
const DAY_LABEL_PX = 64;

type DayChartProps = {
  days: readonly Day[];
  metric: Metric;
  onPoint: (index: number | undefined) => void;
};

/** One bar per day. Hidden from screen readers: the text and the table beside it have the same data. */
export function DayChart({ days, metric, onPoint }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme();

  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const plot = new UPlot(optionsOf(root, { days, metric, onPoint }), dataOf(days, metric), root);
    const watch = new ResizeObserver(() =>
      plot.setSize({ width: root.clientWidth, height: HEIGHT }),
    );
    watch.observe(root);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
    // A canvas keeps its colours, so a change of theme redraws it.
  }, [days, metric, onPoint, theme]);

  return <div ref={box} aria-hidden="true" className="min-h-60 w-full" />;
}

/** x: the index of the day; y: dollars or orders. */
function dataOf(days: readonly Day[], metric: Metric): UPlot.AlignedData {
  const values = days.map((day) => (metric === 'revenue' ? day.revenue / 100 : day.orders));
  return [days.map((_, index) => index), values];
}

function optionsOf(root: HTMLElement, { days, metric, onPoint }: DayChartProps): UPlot.Options {
  const ink = colour(root, 'var(--color-ink-2)');
  const bar = colour(root, 'var(--color-chart-1)');
  const font = `13px ${getComputedStyle(root).fontFamily}`;
  const { bars } = UPlot.paths;
  return {
    width: root.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    padding: [12, 24, 0, 0],
    cursor: {
      y: false,
      drag: { setScale: false, x: false },
      points: { show: false },
    },
    scales: {
      x: { time: false, range: [-0.6, days.length - 0.4] },
      y: { range: (_, __, most) => [0, niceTop(most)] },
    },
    axes: [
      {
        stroke: ink,
        font,
        size: 30,
        grid: { show: false },
        ticks: { show: false },
        splits: (plot) => {
          const step = Math.max(1, Math.ceil((days.length * DAY_LABEL_PX) / plot.width));
          return days
            .map((_, index) => index)
            .filter((index) => (days.length - 1 - index) % step === 0);
        },
        values: (_, places) => places.map((place) => dayName(days[place]?.day ?? '', 'short')),
      },
      {
        stroke: ink,
        font,
        size: 64,
        ticks: { show: false },
        grid: { stroke: colour(root, 'var(--color-line)'), width: 1 },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6],
        values: (_, values) =>
          values.map((value) => (metric === 'revenue' ? '$' : '') + value.toLocaleString('en-US')),
      },
    ],
    series: [
      {},
      {
        label: metric,
        fill: bar,
        stroke: bar,
        width: 0,
        points: { show: false },
        ...(bars && { paths: bars({ size: [0.6, 40], radius: [0.25, 0] }) }),
      },
    ],
    hooks: {
      setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)],
    },
  };
}

function niceTop(most: number | null): number {
  return most === null || most <= 0 ? 1 : most * 1.08;
}

/** A token's current colour: a canvas does not resolve CSS variables. */
function colour(root: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = token;
  root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
