import styled from 'styled-components';
import { Frame } from '../field/control-style';
import { type FieldTexts, FormField } from '../field/form-field';
import { awaitedMark } from '../state/awaited';
import { space, tokens } from '../token/tokens';

/** As the picker will look, also where nothing may be chosen. */
const Rest = styled(Frame)<{ $disabled: boolean }>`
  ${({ $disabled }) => $disabled && `background: ${tokens.colour.sunken}; cursor: not-allowed;`}
`;

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
  disabled?: boolean;
  /** Words of what is chosen. */
  children: string;
}

/**
 * Stands in the place of a picker that is still on its way, with what is chosen in it: only that it can be opened comes
 * later.
 */
export const PickerAtRest = ({ disabled = false, children, ...texts }: PickerAtRestProps) => (
  <FormField {...texts}>
    {() => (
      <Rest $disabled={disabled} {...awaitedMark}>
        <Words>{children}</Words>
      </Rest>
    )}
  </FormField>
);
