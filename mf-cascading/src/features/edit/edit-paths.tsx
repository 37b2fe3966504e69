import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { BoxActs } from '../../diagram/context/box-acts-context';
import { EditLink } from './edit-link';
import { useEditPages } from './use-edit-pages';
import { useNewBelow } from './use-new-below';

/** Told to whoever may add, after the keys of the diagram itself. */
const HELP = 'Ctrl dan Enter menambah di bawah kotak terpilih.';

interface EditPathsProps {
  /** Rows may be added to the plan. */
  mayAdd: boolean;
  onEdit: Dispatch<SetStateAction<BoxActs['edit']>>;
}

/** Provides the paths of the forms of boxes while it is mounted; draws nothing. */
export default function EditPaths({ mayAdd, onEdit }: EditPathsProps) {
  const path = useEditPages();
  const below = useNewBelow(mayAdd);
  useEffect(() => {
    onEdit(path && { path, below: below ?? (() => null), help: below && HELP, Link: EditLink });
    return () => onEdit(null);
  }, [onEdit, path, below]);
  return null;
}
