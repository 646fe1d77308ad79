import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { type BannerEntry, isShown } from '../../../domain/content/banner.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { publicCache } from '../../core/http/headers.ts';
import type { Services } from '../../services.ts';

/** A slide of the home page's carousel. */
export interface Banner extends Pick<BannerEntry, 'id' | 'title' | 'banner_image'> {
  link: string | null;
  label: string | null;
  text: string | null;
  action: string | null;
}

function toBanner({ id, title, banner_image, ...words }: BannerEntry): Banner {
  const { link = null, label = null, text = null, action = null } = words;
  const { image_path, alt_text, width, height } = banner_image;
  return { id, title, link, label, text, action, banner_image: { image_path, alt_text, width, height } };
}

/** The public call about banners: those to be shown now, in their order. */
export function bannersRoutes({ clock, contentIndex }: Services) {
  return new Hono<AppEnv>()
    .use('/api/banner', publicCache('banners'), etag())
    .get('/api/banner', publicRoute, async (c) => {
      const now = clock.now();
      const { banners } = await contentIndex.read();
      return c.json(banners.filter((banner) => isShown(banner, now)).map(toBanner));
    });
}
