import type { FoodLook } from './foodLooks.ts';

/** A piece of food centred at 0,0, about 24 wide, with its shadow. */
export function pieceOf({ shape, colour, accent }: FoodLook): string {
  return `<g>${SHAPES[shape](colour, accent)}</g>`;
}

type Draw = (colour: string, accent: string) => string;
const SHADOW = "fill='#3a2414' fill-opacity='.22'";
const shine = (x: number, y: number, r: number): string =>
  `<circle cx='${x}' cy='${y}' r='${r}' fill='#fff' fill-opacity='.35'/>`;

const SHAPES: Readonly<Record<FoodLook['shape'], Draw>> = {
  slice: (colour, accent) =>
    `<circle cx='1' cy='2.5' r='11.5' ${SHADOW}/><circle r='11.5' fill='${accent}'/><circle r='9.6' fill='${colour}'/><path d='M0-7V7M-6-3.5 6 3.5M-6 3.5 6-3.5' stroke='${accent}' stroke-opacity='.35' stroke-width='1.6' stroke-linecap='round'/>${shine(-4, -5, 2.4)}`,
  ring: (colour, accent) =>
    `<circle cx='1' cy='2' r='9' fill='none' stroke='#3a2414' stroke-opacity='.2' stroke-width='3.4'/><circle r='9' fill='none' stroke='${colour}' stroke-width='3.6'/><circle r='8' fill='none' stroke='${accent}' stroke-opacity='.8' stroke-width='1'/>`,
  leaf: (colour, accent) =>
    `<path d='M-13 2Q-4-12 14-1 3 14-13 2' transform='translate(1 2.5)' ${SHADOW}/><path d='M-13 2Q-4-12 14-1 3 14-13 2' fill='${colour}'/><path d='M-11 2Q0-2 12-1M-4 0-2-5M2-1 5-5M-2 1 1 5' fill='none' stroke='${accent}' stroke-width='1.1' stroke-linecap='round'/>`,
  herb: (colour, accent) =>
    `<path d='M-5 1Q-1-5 6 0 1 6-5 1' transform='translate(.6 1.4)' ${SHADOW}/><path d='M-5 1Q-1-5 6 0 1 6-5 1' fill='${colour}'/><path d='M-4 1 4 0' stroke='${accent}' stroke-width='.8'/>`,
  cube: (colour, accent) =>
    `<rect x='-8' y='-6' width='18' height='17' rx='3' ${SHADOW}/><rect x='-9' y='-8' width='18' height='17' rx='3' fill='${accent}'/><rect x='-9' y='-9' width='18' height='14.5' rx='3' fill='${colour}'/>${shine(-4, -5, 2)}`,
  strip: (colour, accent) =>
    `<rect x='-13' y='-2' width='28' height='8' rx='4' ${SHADOW}/><rect x='-14' y='-4.5' width='28' height='8.5' rx='4.2' fill='${accent}'/><rect x='-14' y='-4.5' width='28' height='5.6' rx='2.8' fill='${colour}'/>`,
  bean: (colour, accent) =>
    `<ellipse cx='.8' cy='2' rx='7.5' ry='5' ${SHADOW}/><ellipse rx='7.5' ry='5' fill='${colour}'/><path d='M-4-2Q0-4.5 4-2' fill='none' stroke='${accent}' stroke-width='1.4' stroke-linecap='round'/>`,
  ball: (colour, accent) =>
    `<circle cx='1' cy='2.5' r='7.5' ${SHADOW}/><circle r='7.5' fill='${accent}'/><circle cx='-.8' cy='-1' r='6.2' fill='${colour}'/>${shine(-3, -3.5, 1.9)}`,
  floret: (colour, accent) =>
    `<circle cx='1' cy='3' r='11' ${SHADOW}/><g fill='${accent}'><circle cx='-5' cy='2' r='7'/><circle cx='6' cy='2' r='7'/><circle cy='-5' r='7.5'/></g><g fill='${colour}'><circle cx='-6' cy='0' r='5'/><circle cx='5' cy='0' r='5.2'/><circle cx='-1' cy='-6' r='5.4'/><circle cx='0' cy='3' r='4.6'/></g>`,
  shrimp: (colour, accent) =>
    `<path d='M-9 5A10 10 0 1 1 6 8' transform='translate(1 2.5)' fill='none' stroke='#3a2414' stroke-opacity='.22' stroke-width='7' stroke-linecap='round'/><path d='M-9 5A10 10 0 1 1 6 8' fill='none' stroke='${colour}' stroke-width='7' stroke-linecap='round'/><path d='M-9-1-6-3M-4-7-3-4M4-8 3-5M9-3 6-2' stroke='${accent}' stroke-width='1.4' stroke-linecap='round'/>`,
  egg: (colour, accent) =>
    `<path d='M-17 0C-18-13-6-17 3-15 15-13 19-4 16 5 13 15 2 17-7 14-14 12-17 7-17 0' transform='translate(1 3)' ${SHADOW}/><path d='M-17 0C-18-13-6-17 3-15 15-13 19-4 16 5 13 15 2 17-7 14-14 12-17 7-17 0' fill='${colour}'/><circle r='7.6' fill='${accent}'/>${shine(-2.5, -3, 2)}`,
  fillet: (colour, accent) =>
    `<path d='M-22 3Q-20-11-2-11 18-12 23-2 22 10 4 11-18 13-22 3' transform='translate(1.5 3.5)' ${SHADOW}/><path d='M-22 3Q-20-11-2-11 18-12 23-2 22 10 4 11-18 13-22 3' fill='${colour}'/><path d='M-14-4-8 7M-5-7 1 8M5-8 11 6M14-7 18 3' stroke='${accent}' stroke-width='2' stroke-linecap='round'/>`,
  seed: (colour, accent) =>
    `<ellipse cx='.5' cy='1.2' rx='3.6' ry='2.6' ${SHADOW}/><ellipse rx='3.6' ry='2.6' fill='${colour}'/><path d='M-2 0H2' stroke='${accent}' stroke-width='.8'/>`,
  sauce: (colour) =>
    `<path d='M-9 1C-9-7 8-9 10-1 11 8-8 9-9 1' fill='${colour}'/>${shine(-3, -2, 1.6)}`,
  grain: (colour, accent) =>
    `<g fill='${colour}' stroke='${accent}' stroke-width='.5'><ellipse cx='-5' cy='-3' rx='4' ry='1.7' transform='rotate(24 -5 -3)'/><ellipse cx='4' cy='-4' rx='4' ry='1.7' transform='rotate(-38 4 -4)'/><ellipse cx='0' cy='3' rx='4' ry='1.7'/><ellipse cx='7' cy='4' rx='4' ry='1.7' transform='rotate(70 7 4)'/></g>`,
  strand: (colour, accent) =>
    `<g fill='none' stroke-linecap='round'><path d='M-24-4C-12-16 4 8 24-6M-22 6C-6-6 6 16 23 5' stroke='${accent}' stroke-width='4.4'/><path d='M-24-4C-12-16 4 8 24-6M-22 6C-6-6 6 16 23 5' stroke='${colour}' stroke-width='3.2'/></g>`,
  bread: (colour, accent) =>
    `<path d='M-20 8V-6Q-22-16-9-15H9Q22-16 20-6V8Q20 14 14 14H-14Q-20 14-20 8' transform='translate(1.5 3)' ${SHADOW}/><path d='M-20 8V-6Q-22-16-9-15H9Q22-16 20-6V8Q20 14 14 14H-14Q-20 14-20 8' fill='${accent}'/><path d='M-17 7V-6Q-18-13-8-12H8Q18-13 17-6V7Q17 11 13 11H-13Q-17 11-17 7' fill='${colour}'/>`,
};
