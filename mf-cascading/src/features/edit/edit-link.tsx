import { Link, useNavigate, withReturn } from '@selaras/portal';
import type { MouseEvent } from 'react';
import type { EditLinkProps } from '../../diagram/context/box-acts-context';

/** The edit page leads back to where one came from, view and open branches included. */
const fromHere = (path: string): string =>
  withReturn(path, `${window.location.pathname}${window.location.search}`);

/** Link to the edit page of a box (spec 1 §2). The way back is that of the moment of the click. */
export function EditLink({ path, ...rest }: EditLinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(fromHere(path));
  };
  return <Link to={fromHere(path)} onClick={go} {...rest} />;
}
