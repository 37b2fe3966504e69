import { latePart, Skeleton } from '@selaras/ui';

/** Only new rows begin with known values: the form of an old one does without this part. */
export const LateAutofillButton = latePart(
  async () => (await import(/* webpackChunkName: "bagian-isian" */ './autofill-button')).AutofillButton,
  () => <Skeleton height="36px" />,
  { whenAllElseStands: true },
);
