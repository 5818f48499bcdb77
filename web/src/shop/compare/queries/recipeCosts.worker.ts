import { recipeCosts } from '@larder/shared/domain/recipeCost';

import type { CostInput } from './costInput.ts';

addEventListener('message', ({ data }: MessageEvent<CostInput>) => {
  postMessage(recipeCosts(data.recipes, data.shop));
});
