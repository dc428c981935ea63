import { useEffect, useEffectEvent } from 'react';

export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  isOn = true,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: WindowEventMap[Type]): void => heard(event);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type, isOn]);
}
