import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { LoadingState } from '../shared/LoadingState.tsx';
import { isAllowed, type Section } from './section.ts';
import { useUser } from './user-context.ts';

/** The pages of a section for those who may use it; whoever typed its address without is told so (SPEC 4). */
export function Permitted({ section }: { section: Section }) {
  const isPermitted = isAllowed(useUser().permissions, section);
  useEffect(() => {
    if (!isPermitted) location.replace('/unauthorized');
  }, [isPermitted]);
  return isPermitted ? <Outlet /> : <LoadingState />;
}
