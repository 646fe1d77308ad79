import { PageHeader } from '../shared/PageHeader.tsx';

export function DashboardPage() {
  return <PageHeader title="Prehľad" />;
}
