import { ErrorSummary } from '@selaras/ui';
import type { ComponentProps } from 'react';
import { faultsOf } from '../../core/form/form-fault';
import { focusField } from '../field/control-id';
import { useFocusAsked } from './use-focus-asked';

interface FormFaultsProps {
  /** What is wrong with the form as a whole; null when every fault has its field. */
  fault: ComponentProps<typeof ErrorSummary>['fault'];
  sections: Parameters<typeof faultsOf>[0];
  errors: Parameters<typeof faultsOf>[1];
  surroundings: Parameters<typeof faultsOf>[2];
}

/** Everything that keeps the form from being saved, each with the way to its field, and the way to the one that the address names. */
export function FormFaults({ fault, sections, errors, surroundings }: FormFaultsProps) {
  useFocusAsked();
  return <ErrorSummary fault={fault} faults={faultsOf(sections, errors, surroundings)} onPick={focusField} />;
}
