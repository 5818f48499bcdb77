import type { Colour } from '#core/colour';
import type { Reading } from '#pantry/reading';

/** What is poured: its colour, layers above it from the bottom up, and whether it is eaten with a spoon. */
export type Pour = {
  readonly colour: Colour;
  readonly layers: readonly Colour[];
  readonly dessert: boolean;
};

/** The drink's colour: greens and beets rule, then cocoa, then fruit over milk. */
export function pourOf(reading: Reading): Pour {
  const dessert = reading.called(/mousse|zabaglione|granita|pudding|parfait/i);
  const rules: readonly (readonly [boolean, Colour])[] = [
    [reading.has(/spinach|kale/i), '#8cb83f'],
    [reading.has(/avocado/i), '#b9d27a'],
    [reading.has(/beets/i), '#b3245a'],
    [reading.called(/granita/i), '#5a3320'],
    [reading.called(/mousse/i), '#5f321c'],
    [reading.has(/cocoa|chocolate/i), '#a5734e'],
    [reading.called(/mint lassi|salted/i), '#eef2da'],
    [reading.called(/zabaglione/i), '#f7d67c'],
    [reading.called(/thandai/i), '#f3e0a4'],
    [reading.called(/strawberry/i), '#f08a94'],
    [reading.called(/blueberry/i), '#8f6fb0'],
    [reading.has(/dates/i) && !reading.has(/berries/i), '#d9b184'],
    [reading.has(/pumpkin/i), '#e8a04a'],
    [reading.called(/pineapple/i), '#f8dc6c'],
    [reading.called(/mango/i), '#f8b53a'],
  ];
  const colour = rules.find(([holds]) => holds)?.[1] ?? reading.sauce('#f3d9b0');
  const layers: Colour[] = reading.called(/sunrise/i)
    ? ['#f5842a', '#f8b53a', '#fbd978']
    : reading.called(/mousse/i)
      ? ['#6b3a20']
      : reading.called(/granita/i)
        ? ['#6b4028', '#7d5034']
        : [];
  return { colour, layers, dessert };
}
