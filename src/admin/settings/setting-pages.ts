// The page of each setting, loaded when it is first opened, and the icon of its card.
import {
  Accessibility,
  Armchair,
  CircleQuestionMark,
  ClipboardList,
  Clock,
  Cookie,
  Euro,
  Handshake,
  Hourglass,
  House,
  type LucideIcon,
  Megaphone,
  Palette,
  PartyPopper,
  Phone,
  Scale,
  Shapes,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import type { EditableName } from '../../domain/kinds/settings.ts';
import type { SettingPage } from './SettingEditor.tsx';

interface Shown {
  icon: LucideIcon;
  load: () => Promise<SettingPage>;
}

export const SETTING_PAGES: Readonly<Record<EditableName, Shown>> = {
  site: { icon: Phone, load: async () => (await import('./site/SitePage.tsx')).SitePage },
  look: { icon: Palette, load: async () => (await import('./look/LookPage.tsx')).LookPage },
  'price-list': { icon: Euro, load: async () => (await import('./lists/PriceListPage.tsx')).PriceListPage },
  hire: { icon: ClipboardList, load: async () => (await import('./lists/HirePage.tsx')).HirePage },
  rooms: { icon: Armchair, load: async () => (await import('./lists/RoomsPage.tsx')).RoomsPage },
  'event-kinds': { icon: Shapes, load: async () => (await import('./lists/EventKindsPage.tsx')).EventKindsPage },
  hours: { icon: Clock, load: async () => (await import('./hours/HoursPage.tsx')).HoursPage },
  notices: { icon: Megaphone, load: async () => (await import('./hours/NoticesPage.tsx')).NoticesPage },
  faq: { icon: CircleQuestionMark, load: async () => (await import('./lists/FaqPage.tsx')).FaqPage },
  team: { icon: UsersRound, load: async () => (await import('./lists/TeamPage.tsx')).TeamPage },
  timeline: { icon: Hourglass, load: async () => (await import('./lists/TimelinePage.tsx')).TimelinePage },
  'flagship-events': { icon: PartyPopper, load: async () => (await import('./lists/FlagshipsPage.tsx')).FlagshipsPage },
  partners: { icon: Handshake, load: async () => (await import('./lists/PartnersPage.tsx')).PartnersPage },
  about: { icon: House, load: async () => (await import('./TextPage.tsx')).AboutTextPage },
  terms: { icon: Scale, load: async () => (await import('./TextPage.tsx')).TermsPage },
  privacy: { icon: ShieldCheck, load: async () => (await import('./TextPage.tsx')).PrivacyPage },
  cookies: { icon: Cookie, load: async () => (await import('./TextPage.tsx')).CookiesPage },
  accessibility: { icon: Accessibility, load: async () => (await import('./TextPage.tsx')).AccessibilityPage },
};
