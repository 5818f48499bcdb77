import { recipeCosts } from '#parts/recipes/recipeCost.ts';

import type { CostInput } from './costInput.ts';

addEventListener('message', ({ data }: MessageEvent<CostInput>) => {
  postMessage(recipeCosts(data.recipes, data.shop));
});
