import { Button, type ButtonProps } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const iconBefore = (Icon: LucideIcon | undefined) => Icon && { leftSection: <Icon aria-hidden size={18} /> };

type IconButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps> & { icon: LucideIcon };

export function IconButton({ icon, ...button }: IconButtonProps) {
  return <Button {...iconBefore(icon)} {...button} />;
}

type LinkButtonProps = ButtonProps & { icon?: LucideIcon } & (
    | { to: string }
    | Pick<ComponentProps<'a'>, 'href' | 'target' | 'download'>
  );

/** `to` is a page below /admin, `href` any other address. */
export function LinkButton({ icon, ...link }: LinkButtonProps) {
  if ('to' in link) return <Button component={Link} {...iconBefore(icon)} {...link} />;
  return <Button component="a" {...iconBefore(icon)} {...link} />;
}
