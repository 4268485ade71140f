#!/bin/sh
# Tries install.sh on an empty Debian 13 in a folder, and the site that it makes behind nginx with TLS, in a network and a
# process tree of its own. As root: sh docs/deploy/try.sh [folder]. Needs debootstrap. systemd does not run in there: its
# units are only checked.
set -eu
root=${1:-$(mktemp -d)}/root
source=$(cd "$(dirname "$0")/../.." && pwd)
name=www.site.ca

[ -d "$root/etc" ] || debootstrap --variant=minbase --include=ca-certificates trixie "$root" http://deb.debian.org/debian
cp /etc/resolv.conf "$root/etc/"
# this machine's way out, if it has certificates of its own
cp -r /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates/" 2>/dev/null || true
chroot "$root" update-ca-certificates >/dev/null
cat >"$root/usr/sbin/policy-rc.d" <<'END'
#!/bin/sh
exit 101
END
chmod +x "$root/usr/sbin/policy-rc.d"
mkdir -p "$root/root/vo2max" "$root/proc"
tar -C "$source" --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./.git -cf - . | tar -C "$root/root/vo2max" -xf -
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
trap 'umount "$root/proc" 2>/dev/null || true' EXIT

in_it() { chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "$@"; }
in_it apt-get update -qq
in_it env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm systemd >/dev/null
in_it env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt sh /root/vo2max/docs/deploy/install.sh $name
in_it systemd-analyze verify vo2max@3000.service vo2max@3000.socket vo2max-backup.service vo2max-backup.timer && echo 'units: nothing to complain of'
in_it systemd-analyze security --offline=true /etc/systemd/system/vo2max@.service | tail -1
umount "$root/proc"

cat >"$root/root/check.sh" <<'END'
set -eu
as_site() { exec setpriv --reuid vo2max --regid vo2max --clear-groups env -C /opt/vo2max $(grep -v '^#' /etc/vo2max.env) PATH="$PATH" "$@"; }
ask() { curl --silent --show-error --fail --cacert /etc/ssl/vo2max/fullchain.pem --resolve www.site.ca:443:127.0.0.1 "$@"; }
as_site METRICS_PORT=13000 PORT=3000 node build/server/main.js >/var/log/vo2max.log &
site=$!
nginx
curl --silent --fail --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:3000/readyz
echo
ask --http2 --output /dev/null --write-out 'home page: HTTP/%{http_version} %{http_code}, %{size_download} bytes\n' --compressed https://www.site.ca/
ask --cookie-jar /root/cookies --json '{"age":30,"gender":"homme","weight":70,"distance":2400,"vo2maxResult":402,"category":"Bon"}' \
  --output /dev/null --write-out 'a run: %{http_code}\n' https://www.site.ca/api/vo2/calculate
(as_site node build/server/db-backup.js /var/backups/vo2max)
stat --format '%a %U %n' /var/backups/vo2max/*
backup=$(ls -t /var/backups/vo2max/*.db | head -1)
(as_site DATA_DIR=/var/lib/vo2max/copy node build/server/db-restore.js "$backup" --overwrite)
if (as_site node build/server/db-restore.js "$backup" --overwrite); then exit 1; fi
curl --silent http://127.0.0.1:13000/metrics | grep -E '^vo2max_saves_total|^http_request_duration_seconds_count'
kill -TERM $site
wait $site
# the restore that disaster makes necessary
rm /var/lib/vo2max/vo2max.db*
(as_site node build/server/db-restore.js "$backup")
as_site PORT=3000 node build/server/main.js >>/var/log/vo2max.log &
curl --silent --fail --retry 20 --retry-connrefused --retry-delay 1 --output /dev/null http://127.0.0.1:3000/readyz
ask --cookie /root/cookies https://www.site.ca/api/vo2/calculations
echo
echo 'all of it worked'
END
unshare --net --pid --fork --kill-child sh -c "ip link set lo up; mount -t proc proc '$root/proc'; trap \"umount '$root/proc'\" EXIT; chroot '$root' env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root sh /root/check.sh"
