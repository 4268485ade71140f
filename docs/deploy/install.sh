#!/bin/sh
# Puts the site on a Debian machine, or a new version of it in the place of the last. As root, from a checkout:
#   sh docs/deploy/install.sh www.site.ca
set -eu
name=${1:?usage: sh docs/deploy/install.sh <the site\'s host name>}
recipes=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$recipes/../.." && pwd)
units=/etc/systemd/system

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends nginx openssl ca-certificates curl
if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)'; then
  echo 'Node 20.19 or later is needed first: Debian 13 has it (apt-get install nodejs npm); for Debian 12, https://deb.nodesource.com' >&2
  exit 1
fi
# Debian's npm 9 cannot read an override that names another package
case $(npm --version) in [1-9].*) npm install --global --no-audit --no-fund npm@11.19.1 && hash -r ;; esac

id vo2max >/dev/null 2>&1 || useradd --system --home-dir /var/lib/vo2max --shell /usr/sbin/nologin vo2max
install -d -m 0700 -o vo2max -g vo2max /var/lib/vo2max /var/backups/vo2max

# built beside the running version, which is served until the restart. nginx does not find the release that it knows in the
# new folder, and asks the server until it is reloaded
rm -rf /opt/vo2max.new
mkdir -p /opt/vo2max.new
tar -C "$source" --exclude=./node_modules --exclude=./dist --exclude=./data --exclude=./.git -cf - . | tar -C /opt/vo2max.new -xf -
(cd /opt/vo2max.new && npm ci --no-audit --no-fund && SITE_URL="https://$name" npm run build && npm prune --omit=dev --no-audit --no-fund)
chown -R root:root /opt/vo2max.new
# the way back, as docs/operations.md says: the data as the running version left them, and its build
if systemctl is-active --quiet 'vo2max@*.service' 2>/dev/null; then systemctl start vo2max-backup.service; fi
rm -rf /opt/vo2max.old
[ ! -d /opt/vo2max ] || mv /opt/vo2max /opt/vo2max.old
mv /opt/vo2max.new /opt/vo2max

[ -e /etc/vo2max.env ] || (umask 077 && cat >/etc/vo2max.env <<END
SITE_URL=https://$name
DATA_DIR=/var/lib/vo2max
TRUST_PROXY=loopback
# DATABASE_URL=postgres://vo2max:…@127.0.0.1/vo2max
END
)
cp "$recipes"/vo2max@.socket "$recipes"/vo2max@.service "$recipes"/vo2max-backup.service "$recipes"/vo2max-backup.timer $units/

# a certificate of our own until there is a real one: Let's Encrypt's goes to the same two files
if [ ! -e /etc/ssl/vo2max/privkey.pem ]; then
  install -d -m 0700 /etc/ssl/vo2max
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj "/CN=$name" \
    -addext "subjectAltName=DNS:$name" -keyout /etc/ssl/vo2max/privkey.pem -out /etc/ssl/vo2max/fullchain.pem 2>/dev/null
fi
# without Debian's module for brotli, nginx sends what the build left in gzip
if apt-get install -y -qq --no-install-recommends libnginx-mod-http-brotli-static; then
  echo 'brotli_static on;' >/etc/nginx/vo2max-brotli.conf
else
  rm -f /etc/nginx/vo2max-brotli.conf
fi
# GET and the rest are counted apart: twice 1,500, and nginx's idle ones, are fewer than MAX_CONNECTIONS
[ -e /etc/nginx/vo2max-instances.conf ] || echo 'server 127.0.0.1:3000 max_fails=0 max_conns=1500;' >/etc/nginx/vo2max-instances.conf
sed "s/www\.site\.ca/$name/g" "$recipes/nginx.conf" >/etc/nginx/conf.d/vo2max.conf
rm -f /etc/nginx/sites-enabled/default
# room for unfinished requests too: more connections than Debian's 768 a worker, and the open files that they take
sed -i 's/^\(\s*worker_connections\) 768;/\1 4096;/' /etc/nginx/nginx.conf
widened=$units/nginx.service.d/vo2max.conf
[ -e $widened ] && nginx=reload-or-restart || nginx=restart
install -d $units/nginx.service.d
printf '[Service]\nLimitNOFILE=16384\n' >$widened
nginx -t

if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  systemctl enable --now vo2max@3000.socket vo2max-backup.timer
  systemctl enable vo2max@3000.service
  systemctl restart vo2max@3000.service
  systemctl $nginx nginx
  curl --fail --silent --show-error --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:3000/readyz
  echo " https://$name is served"
else
  echo 'systemd does not run here: everything is in place, nothing was started'
fi
