import { createContext, use } from 'react';

/** What the parts inside the select need to know of the field around it. */
interface PickerField {
  /** A choice is demanded and none is made. */
  missing: boolean;
  describedBy: string | undefined;
}

export const PickerContext = createContext<PickerField>({ missing: false, describedBy: undefined });
export const usePickerField = (): PickerField => use(PickerContext);
