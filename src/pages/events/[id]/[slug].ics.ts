import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { siteContent } from '../../../content.ts';
import { eventCalendar } from '../../../feeds/calendar.ts';
import { buildConfig } from '../../../site-config.ts';

export async function getStaticPaths() {
  const { events } = await siteContent();
  return events.map((event) => ({ params: { id: String(event.id), slug: event.slug }, props: { event } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) => {
  const content = await siteContent();
  const context = {
    site: content.settings.site,
    siteUrl: buildConfig.siteUrl,
    // Read only for an event that does not say when it was changed: the files of all others outlive the build.
    get nowMs() {
      return content.nowMs;
    },
  };
  return new Response(eventCalendar(props.event, context), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
