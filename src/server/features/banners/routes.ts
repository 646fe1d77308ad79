import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { isShown, toSlide } from '../../../domain/kinds/banner.ts';
import { untypeset } from '../../../domain/words/typography.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { publicCache } from '../../core/http/headers.ts';
import type { Services } from '../../services.ts';

export function bannersRoutes({ clock, contentIndex }: Services) {
  return new Hono<AppEnv>()
    .use('/api/banner', publicCache('banners'), etag())
    .get('/api/banner', publicRoute, async (c) => {
      const now = clock.now();
      const { banners } = await contentIndex.read();
      const slides = banners.filter((banner) => isShown(banner, now)).map(toSlide);
      return c.json(
        slides.map(({ banner_image: { focus: _focus, ...picture }, ...words }) =>
          untypeset({ ...words, banner_image: picture }),
        ),
      );
    });
}
