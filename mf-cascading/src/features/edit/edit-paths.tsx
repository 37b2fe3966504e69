import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { BoxActs } from '../../diagram/context/box-acts-context';
import { EditLink } from './edit-link';
import { useEditPages } from './use-edit-pages';

interface EditPathsProps {
  onEdit: Dispatch<SetStateAction<BoxActs['edit']>>;
}

/** Provides the paths of the edit pages while it is mounted; draws nothing. */
export default function EditPaths({ onEdit }: EditPathsProps) {
  const path = useEditPages();
  useEffect(() => {
    onEdit(path && { path, Link: EditLink });
    return () => onEdit(null);
  }, [onEdit, path]);
  return null;
}
