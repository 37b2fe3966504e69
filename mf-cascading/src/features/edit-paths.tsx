import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { BoxActs } from '../diagram/context/box-acts-context';
import { useEditPages } from './use-edit-pages';

interface EditPathsProps {
  onPath: Dispatch<SetStateAction<BoxActs['editPath'] | null>>;
}

/** Provides the paths of the edit pages while it is mounted; draws nothing. */
export default function EditPaths({ onPath }: EditPathsProps) {
  const path = useEditPages();
  useEffect(() => {
    onPath(() => path);
    return () => onPath(null);
  }, [onPath, path]);
  return null;
}
