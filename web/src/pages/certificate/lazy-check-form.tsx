import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { firstInteraction } from '../../lib/hydration/first-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { FormPlaceholder } from '../../ui/form/deferred-form';

const CheckForm = lazyWithPreload(async () => (await import('../../features/certificate/check-form')).CheckForm);

/** The form loads on the first interaction, or at once where a link brings a number to check. */
export function LazyCheckForm() {
  return (
    <Suspense fallback={<FormPlaceholder />}>
      <WaitingForm />
    </Suspense>
  );
}

function WaitingForm() {
  const isLinked = new URLSearchParams(useLocation().search).has('number');
  if (!import.meta.env.SSR && !isLinked) use(firstInteraction());
  return <CheckForm />;
}
