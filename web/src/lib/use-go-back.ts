import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back once from each history entry: a second Escape may come before the browser has left it. */
export function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}
