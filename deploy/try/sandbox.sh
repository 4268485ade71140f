# Tries what a program that was broken into would try, as root, and says of each whether it worked.
try() {
  name=$1
  shift
  if said=$("$@" 2>&1); then echo "worked: $name"; else echo "refused: $name ($(echo "$said" | tail -1))"; fi
}
socket_of_kind() { perl -e 'socket(my $s, shift, 3, 0) or die "$!\n"' "$1"; }
port_81() { perl -MSocket -e 'socket(my $s, AF_INET, SOCK_STREAM, 0); bind($s, sockaddr_in(81, INADDR_ANY)) or die "$!\n"'; }
traced() { perl -e 'syscall(101, 0, 0, 0, 0) == 0 or die "$!\n"'; }
set_user_id() { touch /tmp/probe && chmod u+s /tmp/probe; code=$?; rm -f /tmp/probe; return $code; }
written() { touch "$1/probe" && rm "$1/probe"; }

try 'write to /etc (ProtectSystem)' written /etc
try 'write to /opt/vo2max (ProtectSystem)' written /opt/vo2max
try 'write to /var/log (ProtectSystem)' written /var/log
try 'read /root (ProtectHome)' ls /root/vo2max
try 'see the files of others in /tmp (PrivateTmp)' ls /tmp/of-another
try 'see a device of the machine (PrivateDevices)' ls /dev/console
try 'see the processes of others (ProtectProc)' ls /proc/1/status
try 'make a control group (ProtectControlGroups)' sh -c 'mkdir /sys/fs/cgroup/probe && rmdir /sys/fs/cgroup/probe'
try 'rename the machine (ProtectHostname)' sh -c 'hostname "$(hostname)"'
try 'make a set-user-id file (RestrictSUIDSGID)' set_user_id
try 'make a namespace (RestrictNamespaces)' unshare --user true
try 'turn off address randomization (LockPersonality)' setarch --addr-no-randomize true
try 'open a netlink socket (RestrictAddressFamilies)' socket_of_kind 16
try 'open a raw packet socket (RestrictAddressFamilies)' socket_of_kind 17
try 'take real-time priority (RestrictRealtime)' chrt --rr 1 true
try 'listen on port 81 (CapabilityBoundingSet)' port_81
try 'be traced (SystemCallFilter)' traced
try 'mount (SystemCallFilter)' sh -c 'mount -t tmpfs probe /mnt && umount /mnt'
