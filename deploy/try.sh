#!/bin/sh
# Tries the recipes on an empty Debian 13 whose process 1 is systemd, in a folder and a network of its own: install.sh as it
# is, then try/*. As root: sh deploy/try.sh [folder]. Needs debootstrap, systemd-container and slirp4netns.
set -eu
folder=${1:-$(mktemp -d)}
root=$folder/root
source=$(cd "$(dirname "$0")/.." && pwd)
for program in debootstrap systemd-nspawn slirp4netns; do
  command -v $program >/dev/null || { echo "$program is missing: apt-get install debootstrap systemd-container slirp4netns" >&2; exit 1; }
done
mkdir -p "$folder"
rm -f "$folder/console.log"

# kept for the next time, unlike what is made of it
if [ ! -d "$folder/debian/root" ]; then
  debootstrap --variant=minbase --include=systemd-sysv,dbus,ca-certificates trixie "$folder/new" http://deb.debian.org/debian >"$folder/debootstrap.log"
  mv "$folder/new" "$folder/debian"
fi
rm -rf "$root"
cp -a "$folder/debian" "$root"
cp /etc/resolv.conf "$root/etc/"
# this machine's way out, if it has certificates of its own
cp -r /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates/" 2>/dev/null || true
chroot "$root" update-ca-certificates >/dev/null 2>&1
mkdir "$root/root/vo2max"
tar -C "$source" --exclude=./node_modules --exclude=./dist --exclude=./data --exclude=./.git -cf - . | tar -C "$root/root/vo2max" -xf -

nspawn= network=
end() {
  code=$?
  # a SIGTERM is what switches the machine off
  [ -z "$nspawn" ] || { kill "$nspawn" && wait "$nspawn"; } 2>/dev/null || true
  [ -z "$network" ] || kill "$network" 2>/dev/null || true
  [ $code = 0 ] || echo "failed; what its console showed is in $folder/console.log, its journal in $root/var/log/journal" >&2
}
trap end EXIT
trap 'exit 1' INT TERM

process1() { cut -d' ' -f1 "/proc/$nspawn/task/$nspawn/children"; }
in_it() {
  nsenter --target "$(process1)" --all --root --wd env -i -C /root/vo2max HOME=/root LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$@"
}
# systemd 257 wants version 2 of control groups, whatever this machine has
switch_on() {
  unshare --mount --net --cgroup sh -euc '
    ip link set lo up
    umount -R -l /sys/fs/cgroup
    mount -t cgroup2 cgroup2 /sys/fs/cgroup
    exec systemd-nspawn --quiet --boot --register=no --keep-unit --console=read-only --machine=vo2max --directory="$0"
  ' "$root" >>"$folder/console.log" 2>&1 &
  nspawn=$!
  turns=0
  # the first process is nspawn's own for a moment
  until [ "$(cat "/proc/$(process1)/comm" 2>/dev/null)" = systemd ] && [ "$(in_it systemctl is-system-running --wait 2>/dev/null)" = running ]; do
    turns=$((turns + 1))
    [ -e /proc/$nspawn ] && [ $turns -lt 300 ] || { echo 'Debian did not start' >&2; exit 1; }
    sleep 0.2
  done
  [ -z "$network" ] || kill "$network" 2>/dev/null || true
  slirp4netns --configure --mtu=65520 "$(process1)" tap0 >"$folder/network.log" 2>&1 &
  network=$!
  until in_it grep -q tap0 /proc/net/route; do
    [ -e /proc/$network ] || { cat "$folder/network.log" >&2; exit 1; }
    sleep 0.2
  done
}

switch_on
in_it sh -euc 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm >/dev/null'
# from a checkout, and by a root, whose files are closed to others
in_it sh -euc 'chmod -R go= . && echo SECRET=1 >.env && umask 077 && sh deploy/install.sh www.site.ca'
in_it sh deploy/try/inside.sh site flooded stopped killed loaded gone_back misnamed broken held backed_up watched restored before_a_reboot
in_it systemctl reboot
code=0
wait $nspawn || code=$?
# how nspawn says that it was told to reboot, and not to halt
[ $code = 133 ]
switch_on
in_it sh deploy/try/inside.sh after_a_reboot on_postgres
echo 'all of it worked'
