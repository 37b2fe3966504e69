import { FieldSkeleton, latePart } from '@selaras/ui';

/** The choice of a unit, which comes after the page. */
export const LateUnitPicker = latePart(
  async () => (await import('../picker')).ShownUnitPicker,
  () => <FieldSkeleton />,
);
