import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { BoxActs } from '../diagram/context/box-acts-context';
import { useEditPages } from './use-edit-pages';

interface EditGateProps {
  onPath: Dispatch<SetStateAction<BoxActs['editPath'] | null>>;
}

/** Hands over where the boxes are edited, as long as it stands; draws nothing itself. */
export default function EditGate({ onPath }: EditGateProps) {
  const path = useEditPages();
  useEffect(() => {
    onPath(() => path);
    return () => onPath(null);
  }, [onPath, path]);
  return null;
}
