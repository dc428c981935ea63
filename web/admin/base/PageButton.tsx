import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { followInApp } from '../../base/navigation.ts';

export const PageButton = (props: ComponentProps<typeof ButtonLink> & { href: string }) => {
  const [, navigate] = useLocation();
  return (
    <ButtonLink {...props} onClick={(event) => followInApp(event, () => navigate(props.href))} />
  );
};
