export { Avatar, type AvatarProps, EmptySeat } from "./avatar";
export { AvatarGroup, type AvatarGroupProps } from "./avatar-group";
export { initialsOf } from "./initials";
