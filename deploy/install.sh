#!/bin/sh
# Installs or upgrades the site on a Debian machine. As root, from a checkout:
#   sh deploy/install.sh www.site.ca
set -eu
# the users of the site and of nginx must be able to read the files that root creates
umask 022
fail() {
  echo "$1" >&2
  exit 1
}
name=${1:-}
case $name in '' | *[!a-z0-9.-]*) fail "usage: sh deploy/install.sh <the site's host name>" ;; esac
source=$(cd "$(dirname "$0")/.." && pwd)
units=/etc/systemd/system
# commands below run as other users, who may have no access to the checkout
cd /

# the server accepts saves only from the origin in its settings
if [ -e /etc/vo2max.env ]; then
  known=$(sed -n 's/^SITE_URL=//p' /etc/vo2max.env | tail -n 1 | tr -d "\"'")
  [ "${known%/}" = "https://$name" ] ||
    fail "/etc/vo2max.env says SITE_URL=$known, not https://$name: change it there first, or give its name here"
fi

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends nginx openssl ca-certificates curl
node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)' ||
  fail 'Node 20.19 or later is needed first: Debian 13 has it (apt-get install nodejs npm); for Debian 12, https://deb.nodesource.com'
# Debian's npm 9 cannot read an override that names another package
case $(npm --version) in [1-9].*) npm install --global --no-audit --no-fund npm@11.19.1 && hash -r ;; esac

id vo2max >/dev/null 2>&1 || useradd --system --home-dir /var/lib/vo2max --shell /usr/sbin/nologin vo2max
install -d -m 0700 -o vo2max -g vo2max /var/lib/vo2max /var/backups/vo2max

# builds beside the running version, from the files that .dockerignore lets through and deploy/
rm -rf /opt/vo2max.new
mkdir -p /opt/vo2max.new
(cd "$source" && sed -n 's/^!//p' .dockerignore | xargs cp -R --parents --target-directory=/opt/vo2max.new deploy)
(cd /opt/vo2max.new && npm ci --no-audit --no-fund && SITE_URL="https://$name" npm run build && npm prune --omit=dev --no-audit --no-fund)
chown -R root:root /opt/vo2max.new
# cp keeps the permissions of a checkout that other users cannot read
chmod -R u=rwX,go=rX /opt/vo2max.new
for reader in vo2max www-data; do
  unread=$(runuser -u $reader -- find /opt/vo2max.new ! -readable -print -quit 2>&1) || true
  [ -z "$unread" ] || fail "$reader cannot read the new version, so the one before stays: $unread"
done

[ -e /etc/vo2max.env ] || (umask 077 && cat >/etc/vo2max.env <<END
SITE_URL=https://$name
DATA_DIR=/var/lib/vo2max
TRUST_PROXY=loopback
# DATABASE_URL=postgres://vo2max:…@127.0.0.1/vo2max
END
)

# a self-signed certificate until a real one replaces these two files
if [ ! -e /etc/ssl/vo2max/privkey.pem ]; then
  install -d -m 0700 /etc/ssl/vo2max
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj "/CN=$name" \
    -addext "subjectAltName=DNS:$name" -keyout /etc/ssl/vo2max/privkey.pem -out /etc/ssl/vo2max/fullchain.pem 2>/dev/null
fi
# nginx.conf uses this file for two upstreams: twice 1,500 plus nginx's idle connections stay below MAX_CONNECTIONS
[ -e /etc/nginx/vo2max-instances.conf ] || echo 'server 127.0.0.1:3000 max_fails=0 max_conns=1500;' >/etc/nginx/vo2max-instances.conf
rm -f /etc/nginx/sites-enabled/default
# room for unfinished requests: more than Debian's 768 connections a worker, and enough open files for them
sed -i 's/^\(\s*worker_connections\) 768;/\1 4096;/' /etc/nginx/nginx.conf
widened=$units/nginx.service.d/vo2max.conf
[ -e $widened ] && nginx=reload-or-restart || nginx=restart
install -d $units/nginx.service.d
printf '[Service]\nLimitNOFILE=16384\n' >$widened

# Starts the version in /opt/vo2max, with its own systemd and nginx settings
serve() {
  recipes=/opt/vo2max/deploy
  # the folder's place in older versions, for a rollback
  [ -d $recipes ] || recipes=/opt/vo2max/docs/deploy
  (cd $recipes && install -m 0644 vo2max@.socket vo2max@.service vo2max-backup.service vo2max-backup.timer $units/) &&
    sed "s/www\.site\.ca/$name/g" $recipes/nginx.conf >/etc/nginx/conf.d/vo2max.conf &&
    nginx -t || return 1
  if [ ! -d /run/systemd/system ]; then
    echo 'systemd does not run here: everything is in place, nothing was started'
    return
  fi
  systemctl daemon-reload &&
    systemctl enable --now vo2max@3000.socket vo2max-backup.timer &&
    systemctl enable vo2max@3000.service &&
    systemctl restart vo2max@3000.service &&
    systemctl "$nginx" nginx &&
    # needed because the socket accepts connections even if the site crashes at each start
    curl --fail --silent --show-error --max-time 10 --retry 20 --retry-all-errors --retry-delay 1 --retry-max-time 60 \
      http://127.0.0.1:3000/readyz &&
    echo " https://$name is served"
}

# prepares a rollback, as in docs/operations.md: a backup of the data, and the running version's build
if systemctl is-active --quiet 'vo2max@*.service' 2>/dev/null; then systemctl start vo2max-backup.service; fi
rm -rf /opt/vo2max.old
[ ! -d /opt/vo2max ] || mv /opt/vo2max /opt/vo2max.old
mv /opt/vo2max.new /opt/vo2max
if serve; then
  sh /opt/vo2max/deploy/refresh-cache.sh "$name"
  exit
fi

[ -d /opt/vo2max.old ] || fail 'the site did not get ready: journalctl -u vo2max@3000 says why'
mv /opt/vo2max /opt/vo2max.new
mv /opt/vo2max.old /opt/vo2max
serve || fail 'neither the new version nor the one before got ready: docs/operations.md, "A new version, and the way back"'
fail 'the new version did not get ready, and the one before is served again: journalctl -u vo2max@3000 says why'
