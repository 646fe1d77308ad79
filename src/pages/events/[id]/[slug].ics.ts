import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { listEntries, requireEntry } from '../../../content.ts';
import { eventCalendar } from '../../../feeds/calendar.ts';
import { buildConfig } from '../../../site-config.ts';

export async function getStaticPaths() {
  const events = await listEntries('events');
  return events.map((event) => ({ params: { id: String(event.id), slug: event.slug }, props: { event } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) => {
  const build = await requireEntry('build', 'moment');
  const context = {
    site: await requireEntry('settings', 'site'),
    siteUrl: buildConfig.siteUrl,
    // Read only for an event without a time of change, so that later builds can take over all other files.
    get nowMs() {
      return build.nowMs;
    },
  };
  return new Response(eventCalendar(props.event, context), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
