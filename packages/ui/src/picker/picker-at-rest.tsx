import styled from 'styled-components';
import { Frame } from '../field/control-style';
import { type FieldTexts, FormField } from '../field/form-field';
import { awaitedMark } from '../state/awaited';
import { space } from '../token/tokens';

/** Ends where the words in the picker will: before its arrow. */
const Words = styled.span`
  align-self: center;
  margin: ${space(1)} ${space(8)} ${space(1)} ${space(3)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface PickerAtRestProps extends Pick<FieldTexts, 'label' | 'help'> {
  required?: boolean;
  /** Words of what is chosen. */
  children: string;
}

/**
 * Stands in the place of a picker that is still on its way, with what is chosen in it: only that it can be opened comes
 * later.
 */
export const PickerAtRest = ({ children, ...texts }: PickerAtRestProps) => (
  <FormField {...texts}>
    {() => (
      <Frame {...awaitedMark}>
        <Words>{children}</Words>
      </Frame>
    )}
  </FormField>
);
