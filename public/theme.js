try{var d=document.documentElement,l=localStorage.getItem('i18nextLng');if(localStorage.getItem('theme')=='dark')d.dataset.theme='dark';if(/^(vi|en)\b/.test(l))d.lang=l.slice(0,2)}catch(e){}
