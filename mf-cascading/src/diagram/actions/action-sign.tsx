import { Check, Info, X } from 'lucide-react';
import { actionRules, type NodeAction } from '../../tree/model/action';

const signs: Readonly<Record<string, typeof Check>> = { check: Check, info: Info, cross: X };

/** What stands on the button of an action: its letters or its sign. */
export function ActionSign({ action }: { action: NodeAction }) {
  const { sign } = actionRules[action];
  const Sign = signs[sign];
  return Sign === undefined ? sign : <Sign size={14} aria-hidden="true" />;
}

/** Name of an action's button: the letters that are seen come first, so that it can be called by them. */
export function actionName(action: NodeAction, label = actionRules[action].label): string {
  const { sign } = actionRules[action];
  return sign === label || signs[sign] !== undefined || label.includes(sign) ? label : `${sign}, ${label}`;
}
