import { Link, useNavigate, withReturn } from '@selaras/portal';
import type { MouseEvent } from 'react';
import type { EditLinkProps } from '../../diagram/context/box-acts-context';

/** The form leads back to where one came from, view and open branches included. */
function fromHere(path: string, node: string | undefined): string {
  const { pathname, search } = window.location;
  if (node === undefined) return withReturn(path, pathname + search);
  // The address may not have followed the selection yet.
  const address = new URLSearchParams(search);
  address.set('node', node);
  return withReturn(path, `${pathname}?${address}`);
}

/** Link to a form of a box (spec 1 §2). The way back is that of the moment of the click. */
export function EditLink({ path, node, ...rest }: EditLinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(fromHere(path, node));
  };
  return <Link to={fromHere(path, node)} onClick={go} {...rest} />;
}
