import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { buildConfig } from '../../../../build/config.ts';
import { siteContent } from '../../../content.ts';
import { eventCalendar } from '../../../feeds/calendar.ts';

export async function getStaticPaths() {
  const { events } = await siteContent();
  return events.map((event) => ({ params: { id: String(event.id), slug: event.slug }, props: { event } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) => {
  const { settings, nowMs } = await siteContent();
  return new Response(eventCalendar(props.event, { site: settings.site, siteUrl: buildConfig.siteUrl, nowMs }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
